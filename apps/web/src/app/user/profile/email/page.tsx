import { pages } from '@oficio/contracts/pages'
import { EmailForm } from '@/features/accounts/profile/email-form'
import { head, page } from '@/server/page'
import { renderWithPassword } from '../render-with-password'

const title = 'Cambiar el email'

export const metadata = head(pages.profileEmail, { title })

/** The page to change the mail address of an account. */
export default page(pages.profileEmail, renderWithPassword(title, <EmailForm />))
