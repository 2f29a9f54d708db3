import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getOwnProfile } from '@oficio/domain/accounts/profile/get-own-profile'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { PasswordForm } from '@/features/accounts/profile/password-form'
import { PasswordNeeded } from '@/features/accounts/profile/password-needed'
import { head, page } from '@/server/page'

const title = 'Cambiar la contraseña'

export const metadata = head(pages.profilePassword, { title })

export default page(pages.profilePassword, async ({ ctx, actor }) => {
  const { hasPassword } = await getOwnProfile(ctx, actor)
  return (
    <PageFrame
      width="form"
      title={title}
      trail={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]}
    >
      <Card>{hasPassword ? <PasswordForm /> : <PasswordNeeded />}</Card>
    </PageFrame>
  )
})
