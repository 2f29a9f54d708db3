// Loaded before the program of every supervised process (node --import). When the launcher is killed without a
// chance to stop them, the channel to it breaks, and this tells its program to end: no orphan keeps a port, or a processor
// busy.
// Node passes --import on to what the program forks; those have a parent of their own and are left alone.
const parameters = new URL(import.meta.url).searchParams
const launcher = Number(parameters.get('launcher'))
/** As long as the launcher itself gives the slowest of them. */
const mostMs = Number(parameters.get('mostMs') ?? 15_000)

if (process.ppid === launcher) {
  // The program decides how long it runs, not this channel.
  process.channel?.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    // Database and stand-ins are gone as well, so it may wait in vain for what it still has to do.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), mostMs).unref()
  })
  // Nobody reads any more what it says: else a program that tells of every failure would tell of this one, without end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
