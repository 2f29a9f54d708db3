/** A reason not to start that the user can fix. Printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
