import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { ContactLinks } from './contact-links'

/** The two ways to the client within reach of the thumb: on phones, above the bar of the site. */
export function ContactBar({ contact }: { contact: LeadView['contact'] | undefined }) {
  if (!contact) return null
  return (
    <div className="sticky bottom-(--bar-height) z-40 border-t bg-surface px-4 py-3 md:hidden">
      <ContactLinks contact={contact} />
    </div>
  )
}
