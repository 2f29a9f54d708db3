import type { ConsumerRequestKind } from '@oficio/contracts/support/consumer-requests'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { ConsumerRequestPage } from '@/features/support/consumer-requests/consumer-request-page'
import { topicsOf } from '@/features/support/consumer-requests/topics-of'
import { getPrincipal } from '@/server/sessions/session'

/** The page of one of the two buttons of the law, filled in with what is known of whoever is logged in. */
export async function ConsumerRequest({ kind }: { kind: ConsumerRequestKind }) {
  const { site, provider } = siteSettings()
  const user = (await getPrincipal())?.user
  const known = user
    ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
    : { name: '', email: '' }
  return (
    <ConsumerRequestPage
      kind={kind}
      topics={topicsOf(kind)}
      knownContact={known}
      withoutScripts={
        <WithoutScripts
          what="Para enviar este formulario"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      }
    />
  )
}
