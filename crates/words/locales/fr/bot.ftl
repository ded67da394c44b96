## Les programmes qui jouent : ceux des utilisateurs et ceux de l’hébergeur.

bot-title = Programmes à affronter
bot-about = Certains écrivent des programmes qui jouent. Défiez-en un ici : choisissez un jeu, préparez la table à votre goût, et le programme prend place ou décline.
bot-listening = Programmes en ligne
bot-none = Aucun programme n’est en ligne en ce moment.
bot-hosts = Bots de l’hébergeur du serveur
# $name : le nom du bot
bot-choice = { $name } : bot de l’hébergeur
# $name : le nom du programme
bot-challenge = défier { $name }
bot-declined = un défi a été décliné
bot-of-host = bot de l’hébergeur
# $level : de 1 à 5
bot-gave-up = ce bot ne joue plus ; un bot de niveau { $level } continue
bot-unfit = Ce bot ne joue pas à ce jeu avec autant de joueurs, ou n’est plus là. Choisissez-en un autre.
bot-not-rated = Les programmes ne jouent pas de parties classées.
bot-rated = Les programmes inscrits et les bots de l’hébergeur ne jouent aucune partie classée et ne figurent dans aucun palmarès : personne ne garantit leur force, et aucun classement ne doit dépendre d’un programme de son propre auteur.
