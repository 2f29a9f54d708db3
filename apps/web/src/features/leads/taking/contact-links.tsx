import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { ReachLinks } from '@/components/ui/reach-links'

interface ContactLinksProps {
  contact: NonNullable<LeadView['contact']>
  className?: string
}

/** Links to call the client or to write by WhatsApp. */
export function ContactLinks({ contact: { firstName, whatsappUrl, callUrl }, className }: ContactLinksProps) {
  return <ReachLinks name={firstName} whatsappUrl={whatsappUrl} callUrl={callUrl} className={className} />
}
