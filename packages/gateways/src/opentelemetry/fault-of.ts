/** What codes and names of errors are made of; a message is never one. */
const word = /^[\w.-]{1,60}$/

/** Returns in one word why something failed: the code of an error, or else its name. Messages may quote what somebody typed. */
export function faultOf(fault: unknown): string {
  // Whatever was thrown: of what it has only these two are looked at, and each is held against the pattern.
  const { code, name } = Object(fault) as { code?: unknown; name?: unknown }
  return (
    [fault, code, name].find(
      (candidate): candidate is string => typeof candidate === 'string' && word.test(candidate),
    ) ?? 'unknown'
  )
}
