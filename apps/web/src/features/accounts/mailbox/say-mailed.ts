import type { MailedLink } from '@oficio/contracts/kernel/waiting-mail'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { toast } from '@/lib/toast'

/** Says that a link was mailed, or that it comes later. */
export const sayMailed = ({ isMailWaiting }: MailedLink, mailedText: string): void => {
  if (isMailWaiting) toast.warning(`Te lo vamos a mandar. ${waitingMailText}`)
  else toast.success(mailedText)
}
