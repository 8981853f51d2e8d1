### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Convidar o outro jogador
page-invite-how = Envia este link. Quem o abrir primeiro fica com o outro lugar.
page-invite-ready = O link para o outro jogador está pronto.
page-invite-making = O link está a ser preparado.
page-invite-failed = Não foi possível preparar o link.
page-try-again = Tentar de novo
page-link-copy = Copiar o link
page-link-share = Partilhar
page-link-copied = Link copiado.
page-link-picture = O link em código QR
# $command is what to type to start the game for a whole network.
page-reach-here = Este link só funciona neste computador. Para a tua rede, inicia com { $command }.
page-reach-near = Este link funciona nos aparelhos da tua rede. Nada vai cifrado pelo caminho.
page-move-title = O teu lugar noutro aparelho
page-move-how = Abre este link no outro aparelho. Passas a jogar lá, e aqui ficas a assistir.
page-move-warning = Não dês este link a ninguém: quem o abrir primeiro fica com o teu lugar.
page-watch-copied = Link copiado. Quem o abrir pode assistir, e mais nada.
page-note-free = lugar livre
page-presence-here = presente
page-presence-away = ausente
page-watching = Espectadores: { $count }
page-your-turn = É a tua vez
page-notify-blocked = Aqui, o navegador não permite notificações.
page-server-stops = O servidor faz uma breve pausa. Nova tentativa em curso; a tua partida está guardada.
page-rematch-asked = O outro jogador quer outra partida.
page-rematch-begun = Os jogadores começaram outra partida.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Convidar o outro jogador
link-watch = Copiar um link para assistir
link-move = Passar o meu lugar para outro aparelho
link-notify = Avisar-me quando for a minha vez
link-home = Jogar por link
link-elsewhere = Alguém por link
link-elsewhere-about = cada um no seu ecrã

## The way in with an invitation. $who is a player.

join-title = Tens um convite
join-from = { CAPITAL($who) } convida-te para uma partida de Quarto.
join-from-somebody = Alguém te convida para uma partida de Quarto.
join-rules = Como se joga
join-name = O teu nome
join-name-hint = O outro jogador vai vê-lo. Podes deixá-lo vazio.
join-sit = Sentar-me
join-move-title = O teu lugar está à tua espera
join-move = Ocupa o teu lugar neste aparelho. No outro ficas a assistir.
join-move-sit = Ocupar o meu lugar aqui
join-mine = Já tens lugar nesta mesa.
join-mine-hint = O link é para o outro jogador.
join-table = Ir para a mesa
join-cut = Falta o fim deste convite. Abre o link outra vez, ou pede um novo.
join-watch = Assistir à partida
join-offline = Sem conexão. Nada se perdeu: tenta de novo.
join-noscript = Para te sentares é preciso JavaScript, que aqui está desligado.

## Privacy. $days is how long games are kept.

privacy-title = Privacidade
docs-title = Documentação
privacy-private = Este servidor é privado: tudo fica no computador onde está a funcionar.
privacy-offline = Aqui não há servidor: o teu navegador faz tudo sozinho, e o que fazes fica nele.
privacy-offline-games = As tuas partidas, com os nomes que contêm, ficam neste navegador até as apagares ou limpares os dados deste site.
privacy-offline-network = A rede só é usada para procurar uma versão mais recente e para levar as tuas partidas para um servidor quando o pedes.
privacy-who = Quem gere este servidor
privacy-contact = Contacto
privacy-what = O que se guarda e o que não se guarda
privacy-third = Nada é carregado de fora: sem publicidade, sem rastreio, sem tipos de letra ou scripts de terceiros.
privacy-cookies = São precisos dois cookies: um é o teu lugar nas mesas, o outro o teu idioma. Não há mais nenhum.
privacy-addresses = Os endereços de rede ficam um minuto na memória, contra abusos. Nunca são guardados, nem registados por inteiro. Um endereço excluído por quem gere o servidor é lembrado até poder voltar a entrar.
privacy-games = { $days ->
    [1] As partidas por link são apagadas um dia depois do fim.
   *[other] As partidas por link são apagadas { $days } dias depois do fim.
}
privacy-waiting = { $days ->
    [1] As partidas por link a que ninguém se junta são apagadas ao fim de um dia.
   *[other] As partidas por link a que ninguém se junta são apagadas ao fim de { $days } dias.
}
privacy-unfinished = { $days ->
    [1] As partidas por link que não acabaram são apagadas um dia depois da última jogada.
   *[other] As partidas por link que não acabaram são apagadas { $days } dias depois da última jogada.
}
privacy-local = { $days ->
    [1] As partidas num só ecrã ou contra o computador são apagadas um dia depois da última jogada.
   *[other] As partidas num só ecrã ou contra o computador são apagadas { $days } dias depois da última jogada.
}
privacy-invitations = { $days ->
    [1] Um convite que ninguém usa é apagado ao fim de um dia.
   *[other] Um convite que ninguém usa é apagado ao fim de { $days } dias.
}
privacy-names = O nome que escolhes é visto pelo outro jogador e por quem assiste. Quando sais de uma partida de vez, o teu nome desaparece também para eles.
privacy-links = Um convite só serve uma vez. O servidor não guarda nenhuma cópia que possa abrir alguma coisa.
privacy-settings = As definições da página ficam neste navegador.
privacy-forget = Esquecer o meu nome
privacy-forget-text = Retira o teu nome de todas as tuas partidas e dos títulos que o contêm. As partidas ficam.
privacy-forget-sure = Queres que o teu nome seja esquecido em todas as tuas partidas?
privacy-forgotten = O teu nome foi esquecido.
