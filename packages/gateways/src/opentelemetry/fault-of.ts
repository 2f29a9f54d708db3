/** The format of error codes and names. A message never matches it. */
const word = /^[\w.-]{1,60}$/

/**
 * Returns a word for the cause of a failure: the error's code, or its name. Never the message, because messages may
 * quote user input.
 */
export function faultOf(fault: unknown): string {
  // The thrown value may have any type. Only these two fields are read, and each must match the pattern.
  const { code, name } = Object(fault) as { code?: unknown; name?: unknown }
  return (
    [fault, code, name].find(
      (candidate): candidate is string => typeof candidate === 'string' && word.test(candidate),
    ) ?? 'unknown'
  )
}
