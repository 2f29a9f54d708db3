import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listOwnRequests } from '@oficio/domain/service-requests/tracking/list-own-requests'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { OwnRequestList } from '@/features/service-requests/tracking/own-request-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.userRequests, { title: 'Mis solicitudes' })

/** The list of the signed-in user's service requests. */
export default page(pages.userRequests, async ({ ctx, actor }) => {
  const requests = await listOwnRequests(ctx, actor)
  return (
    <PageFrame
      width="form"
      title="Mis solicitudes"
      actions={
        requests.length > 0 && (
          <ButtonLink href={paths.serviceRequestForm()}>Solicitar un servicio</ButtonLink>
        )
      }
    >
      <OwnRequestList requests={requests} />
    </PageFrame>
  )
})
