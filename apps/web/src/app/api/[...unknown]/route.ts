import { errorAnswer } from '@/server/calls/answers'
import { allowedMethodsHeader } from '@/server/calls/routes'

/** What no other route answers: an address that names nothing, or a method that a known one does not have. */
const handle = (request: Request) => {
  const allow = request.headers.get(allowedMethodsHeader)
  return allow === null ? errorAnswer('not_found') : errorAnswer('method_not_allowed', { headers: { allow } })
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
