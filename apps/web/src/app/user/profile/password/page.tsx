import { pages } from '@oficio/contracts/pages'
import { PasswordForm } from '@/features/accounts/profile/password-form'
import { head, page } from '@/server/page'
import { renderWithPassword } from '../render-with-password'

const title = 'Cambiar la contraseña'

export const metadata = head(pages.profilePassword, { title })

/** The page to change the password of an account. */
export default page(pages.profilePassword, renderWithPassword(title, <PasswordForm />))
