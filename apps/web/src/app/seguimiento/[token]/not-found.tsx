import { pages } from '@oficio/contracts/pages'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { ButtonLink } from '@/components/ui/button-link'
import { lostLinkTexts } from '@/lib/missing-texts'
import { head } from '@/server/page'

export const metadata = head(pages.tracking, { title: 'Enlace vencido' })

/**
 * The page for a tracking link that is invalid or was replaced by a newer one, or whose request was deleted because its
 * code was never mailed.
 */
export default function TrackingNotFound() {
  return (
    <MessagePage
      art={<LostArt />}
      title={lostLinkTexts.title}
      description={lostLinkTexts.description}
      actions={lostLinkTexts.ways.map(({ label, href }, place) => (
        <ButtonLink key={href} href={href} variant={place === 0 ? 'primary' : 'outline'}>
          {label}
        </ButtonLink>
      ))}
    />
  )
}
