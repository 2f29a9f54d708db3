// Loaded before the program of every supervised process (node --import). When the launcher is killed without a
// chance to stop them, the channel to it breaks, and this tells its program to end: no orphan keeps a port.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
