/** Text that a form shows if its mail is delayed, because many mails were requested from the visitor's connection. */
export const waitingMailText =
  'Puede tardar: desde tu conexión se pidieron muchos emails en poco tiempo, así que salen de a poco. No hace falta que lo pidas de nuevo.'
