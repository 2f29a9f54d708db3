import type { MailedLink } from '@oficio/contracts/kernel/waiting-mail'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { toast } from '@/lib/toast'

/** Shows a toast: the link was mailed, or it will be mailed later. */
export const showMailedToast = (
  { isMailWaiting }: Pick<MailedLink, 'isMailWaiting'>,
  mailedText: string,
): void => {
  if (isMailWaiting) toast.warning(`Te lo vamos a mandar. ${waitingMailText}`)
  else toast.success(mailedText)
}
