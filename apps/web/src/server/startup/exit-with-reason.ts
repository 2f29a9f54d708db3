import { inspect } from 'node:util'

/** Writes the reason to stderr, such as the list of invalid variables, and exits with code 1. */
export function exitWithReason(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : inspect(error)}\n`)
  process.exit(1)
}
