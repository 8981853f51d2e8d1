### What is said where two people play by link.

opponent-link = Joga-se por link, cada um no seu ecrã.
waiting = À espera do outro jogador.
joined = { CAPITAL($who) } sentou-se à mesa.
left = { CAPITAL($who) } saiu da partida de vez.
left-next = Podes reclamar a vitória no menu, ou convidar outra pessoa para esse lugar.
presence-gone = { CAPITAL($who) } saiu da mesa. O lugar continua guardado.
presence-back = { CAPITAL($who) } voltou.
seat-moved = O teu lugar está agora noutro aparelho. Aqui ficas a assistir.
lan-notice = Outros aparelhos da tua rede podem entrar por este endereço. Nada vai cifrado pelo caminho: usa-o só numa rede de confiança.
