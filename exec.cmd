@rem Windows has no `exec`, which package.json begins its commands with: no shell stands between npm and the shop that would keep a signal to itself.
@%*
