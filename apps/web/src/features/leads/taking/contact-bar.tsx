import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { ContactLinks } from './contact-links'

/** A bar with the links to call or write to the client, for phones: above the site's bottom bar. */
export function ContactBar({ contact }: { contact: LeadView['contact'] | undefined }) {
  if (!contact) return null
  return (
    <div className="sticky bottom-(--bar-height) z-40 border-t bg-surface px-4 py-3 md:hidden">
      <ContactLinks contact={contact} />
    </div>
  )
}
