/** A reason not to start that the person at the keyboard can do something about. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
