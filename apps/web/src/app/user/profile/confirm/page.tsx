import { allEndpoints } from '@oficio/contracts/endpoints'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { redirect } from 'next/navigation'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { ConfirmAndGo } from '@/features/accounts/second-factor/confirm-and-go'
import { head, page } from '@/server/page'

export const metadata = head(pages.stepUp, { title: 'Confirmá que sos vos' })

/** Asks for the second factor before a link to a file, and then redirects to the file. */
export default page(pages.stepUp, async ({ query }) => {
  const { to = '', back: from } = await query()
  const back = safeReturnPath(from) ?? paths.profile()
  if (!isProtectedFile(to)) redirect(back)
  return (
    <AuthFrame
      title="Confirmá que sos vos"
      description="Antes de descargar datos te pedimos la verificación en dos pasos."
      alternative={null}
    >
      <noscript>
        <p>Para confirmarlo hace falta JavaScript.</p>
      </noscript>
      <ConfirmAndGo to={to} back={back} />
    </AuthFrame>
  )
})

const protectedPaths = allEndpoints
  .filter(({ method, stepUp }) => method === 'GET' && stepUp)
  .map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[\\w-]+')}(\\?[^#\\\\]*)?$`))

/**
 * Returns whether the address is one of our own downloads. Other addresses are refused, because a forged link could
 * otherwise redirect anywhere.
 */
const isProtectedFile = (to: string): boolean => protectedPaths.some((pattern) => pattern.test(to))
