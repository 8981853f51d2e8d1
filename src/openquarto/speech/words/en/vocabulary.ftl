### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = the, a, an, piece, please, I, me, my, you, your, on, onto, in, into, at, it, its, one, to, of, this, that, is, are, there, here, with, and, for, from, square, line, have, has, do, want, would, like, let, let's, us, now, then, as, game, move, am, ll, ve, him, her, them, he, she, they, letter, called, goes, go, going, will, can, could, just, corner, think, over, up, got, get, really, must, shall, these, those, both, some

## The three things a player does, and done.

word-give = give, gives, giving, hand you, hand over, offer you, take this, for you, take, have this
word-place = place, places, placing, put, set, play, drop
word-call = quarto, call, calls, announce, call quarto, I call quarto, quarto quarto
word-done = done, finished, pass, no call

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = row, rows, rank
word-column = column, col, columns, file
word-diagonal = diagonal, diag, diagonals
word-block = block, blocks, blk

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = look, what, what's, whats, show, read, tell, see, check, say, which piece, what's on, what is on, what stands on
# Under a mask, before a square, a number of the stock or the hand.
word-touch = touch, touches, feel
word-where = where, where's, find
word-board = board, table, position
word-stock = stock, pieces left, what is left, what's left, remaining, what pieces are left, which pieces are left, left, available, remaining pieces
word-hand = hand, holding, my piece, what do I have, what piece do I have, which piece do I have, what am I holding, what do I hold, what did I get
word-last = last, last move, what happened, what did you play, what was that, last turn
word-time = time, clock, clocks, how much time, time left, how long, how much time is left, how much time do I have, seconds
word-turn = turn, whose turn, who, status, phase, who plays, who is next, whose move, my turn, who is to play
word-variant = variant, rules, badge
word-lens = lens
# Said instead of a trait, the lens shows all traits again.
word-all = all, off, all traits
# With the lens, the trait after this one.
word-next = next

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = why, why is that, how come, reason, reasons, explain
word-hint = hint, tip, clue, give me a hint
word-review = review, analyse, analyze, analysis

## What a player may wish.

word-repeat = repeat, again, pardon, sorry
word-resign = resign, give up, I give up, surrender
word-draw = draw, offer draw, offer a draw
word-back = back, take back, undo, take it back
word-accept = yes, y, accept, agree, ok, okay, yeah
word-decline = no, n, decline, refuse, nope
word-new = new, new game, rematch, restart
word-quit = quit, exit, leave, bye, goodbye
# A file's name may follow these two.
word-save = save, save as, save to, write
word-load = load, load from, open, resume
# A name or a number may follow: see opponents.ftl.
word-opponent = opponent, against, level, play against
# A topic may follow: one of the topics below.
word-help = help, commands, what can I say, what can I do

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = language, speak, lang
word-edition = edition
word-pieces = pieces
word-squares = squares, coordinates
word-terse = brief, terse, few words
word-full = full, verbose, all words
word-classic = classic
word-access = access
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = words
word-letters = letters, codes
word-marked = differences, differences only, marked, marked sides
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = names
word-nato = nato, radio

## The traits, after "lens".

word-colour = colour, color, texture, trait 1, trait one
word-shape = shape, form, trait 2, trait two
word-height = height, size, trait 3, trait three
word-fill = fill, filling, trait 4, trait four

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = questions, question, ask
word-settings = settings, options, setup
word-keys = keys, keyboard
word-playing = playing, how to play

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = plain

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = one, first, top, upper
word-2 = two, second
word-3 = three, third
word-4 = four, fourth, bottom, lower

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = white, pale, bright, blonde, natural
also-dark = black, brown, ribbed, rough, striped
also-round = circular, circle, cylinder
also-square = squared, cubic, angular
also-tall = big, high
also-short = little, low
also-solid = filled, flat, massive
also-hollow = hole, holed, holes

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de German, en English, es Spanish, fr French, it Italian, nl Dutch, pt Portuguese
