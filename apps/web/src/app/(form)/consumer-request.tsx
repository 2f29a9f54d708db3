import type { ConsumerRequestKind } from '@oficio/contracts/support/consumer-requests'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { ConsumerRequestPage } from '@/features/support/consumer-requests/consumer-request-page'
import { topicsOf } from '@/features/support/consumer-requests/topics-of'
import { getPrincipal } from '@/server/sessions/session'

/** The page of one of the two buttons that consumer law requires. Prefilled with the data of a signed-in user. */
export async function ConsumerRequest({ kind }: { kind: ConsumerRequestKind }) {
  const { site, provider } = siteSettings()
  const user = (await getPrincipal())?.user
  const knownContact = user
    ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
    : { name: '', email: '' }
  return (
    <ConsumerRequestPage
      kind={kind}
      topics={topicsOf(kind)}
      knownContact={knownContact}
      withoutScripts={
        <WithoutScripts
          subject="Para enviar este formulario"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      }
    />
  )
}
