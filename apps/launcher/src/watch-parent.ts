// Loaded before the program of every supervised process (node --import). If the launcher is killed, its channel to this
// process breaks and this file ends the program. Otherwise an orphan would keep a port or a CPU busy. Node also passes
// --import to child processes of the program. They have another parent and are ignored.
const parameters = new URL(import.meta.url).searchParams
const launcher = Number(parameters.get('launcher'))
/** The launcher gives the slowest process the same time to stop, in ms. */
const mostMs = Number(parameters.get('mostMs') ?? 15_000)

if (process.ppid === launcher) {
  // This channel must not keep the program alive.
  process.channel?.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    // Kills the program after a while, because it may wait forever for the database or a stand-in, which are gone too.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), mostMs).unref()
  })
  // Ignores output errors, because nobody reads the output any more. A program that logs every failure would log this
  // one endlessly.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
