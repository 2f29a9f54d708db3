import { errorAnswer } from '@/server/calls/answers'
import { allowedMethodsHeader } from '@/server/calls/routes'

/**
 * Answers requests that no other route handles: not_found for an unknown path, method_not_allowed for an unsupported
 * method.
 */
const handle = (request: Request) => {
  const allow = request.headers.get(allowedMethodsHeader)
  return allow === null ? errorAnswer('not_found') : errorAnswer('method_not_allowed', { headers: { allow } })
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
