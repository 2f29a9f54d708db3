import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface CommandOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
}

export interface CommandResult {
  status: number | null
  output: string
}

/** Runs a command to its end, whatever its exit status. `output` contains both stdout and stderr. */
export async function tryCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exit = once(child, 'close')
  const [status]: (number | null)[] = await exit.catch((error: Error) => {
    output += error.message
    return [null]
  })
  return { status: status ?? null, output }
}

/** Runs a command and returns its trimmed output. Throws with the output unless the exit status is 0. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const { status, output } = await tryCommand(command, args, options)
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output.slice(-4000)}`)
  return output.trim()
}
