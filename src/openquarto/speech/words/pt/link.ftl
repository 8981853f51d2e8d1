### What is said where two people play by link.

opponent-link = Jogam por ligação, cada um no seu ecrã.
waiting = À espera do outro jogador.
joined = { CAPITAL($who) } sentou-se.
presence-gone = { CAPITAL($who) } deixou a mesa. O lugar fica guardado.
presence-back = { CAPITAL($who) } voltou.
seat-moved = O seu lugar está agora noutro aparelho. Aqui está a assistir.
lan-notice = Outros aparelhos da sua rede podem entrar neste endereço. Nada vai cifrado pelo caminho: use-o só numa rede de confiança.
