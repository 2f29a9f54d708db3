import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { ConsumerRequestPage } from '@/features/support/consumer-requests/consumer-request-page'
import { kindTexts } from '@/features/support/consumer-requests/kind-texts'
import { topicsOf } from '@/features/support/consumer-requests/topics-of'
import { head, page } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'

const { title, description } = kindTexts.cancellation

export const metadata = head(pages.cancellation, { title, description })

export default page(pages.cancellation, async () => {
  const { site, provider } = siteSettings()
  const user = (await getPrincipal())?.user
  const known = user
    ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
    : { name: '', email: '' }
  return (
    <ConsumerRequestPage
      kind="cancellation"
      topics={topicsOf('cancellation')}
      known={known}
      withoutScripts={
        <WithoutScripts
          what="Para enviar este formulario"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      }
    />
  )
})
