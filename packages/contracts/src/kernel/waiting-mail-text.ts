/** Beside a form whose mail comes later. */
export const waitingMailText =
  'Puede tardar: desde tu conexión se pidieron muchos emails en poco tiempo, así que salen de a poco. No hace falta que lo pidas de nuevo.'
