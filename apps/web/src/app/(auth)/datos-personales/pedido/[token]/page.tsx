import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getDataLink } from '@oficio/domain/support/data-requests/get-data-link'
import { Alert } from '@/components/ui/alert'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { DataRequestState } from '@/features/support/data-requests/data-request-state'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.dataRequest, { title: 'Tu pedido sobre tus datos' })

/** Opening the page confirms nothing, because mail programs open links too. */
export default page(pages.dataRequest, async ({ ctx, params: { token } }) => {
  const link = await getDataLink(ctx, token)
  const note = await readFormOutcome('proveDataRequest')
  return (
    <AuthFrame
      title="Tus datos personales"
      description={link.state === 'invalid' ? 'El enlace llega a tu correo.' : link.email}
      alternative={
        <AuthLink question="¿Querés pedir otra cosa?" href={paths.dataRights()}>
          Hacé otro pedido
        </AuthLink>
      }
    >
      <div className="space-y-5">
        {note?.refusal && note.input === token && <Alert tone="error">{note.refusal}</Alert>}
        <DataRequestState link={link} token={token} />
      </div>
    </AuthFrame>
  )
})
