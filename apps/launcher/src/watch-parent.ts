// Loaded before the program of every supervised process (node --import). When the launcher is killed without a
// chance to stop them, the channel to it breaks, and this tells its program to end: no orphan keeps a port.
// Node passes --import on to what the program forks; those have a parent of their own and are left alone.
const launcher = Number(new URL(import.meta.url).searchParams.get('launcher'))

if (process.ppid === launcher) {
  // The program decides how long it runs, not this channel.
  process.channel?.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
