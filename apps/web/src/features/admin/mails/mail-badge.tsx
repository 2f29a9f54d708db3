import { type MailState, mailStateTexts } from '@oficio/contracts/admin/mails'
import { Badge, type BadgeTone } from '@/components/ui/badge'

const tones: Record<MailState, BadgeTone> = {
  waiting: 'sol',
  failing: 'urgent',
  sent: 'success',
  bounced: 'urgent',
  complained: 'urgent',
  withheld: 'muted',
  skipped: 'muted',
}

/** The state of a mail. */
export function MailBadge({ state }: { state: MailState }) {
  return <Badge tone={tones[state]}>{mailStateTexts[state]}</Badge>
}
