import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getOwnProfile } from '@oficio/domain/accounts/profile/get-own-profile'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { PasswordForm } from '@/features/accounts/profile/password-form'
import { PasswordNeeded } from '@/features/accounts/profile/password-needed'
import { head, page } from '@/server/page'

const title = 'Cambiar la contraseña'

export const metadata = head(pages.profilePassword, { title })

export default page(pages.profilePassword, async ({ ctx, actor }) => {
  const { hasPassword } = await getOwnProfile(ctx, actor)
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]} />}
      />
      <Card>{hasPassword ? <PasswordForm /> : <PasswordNeeded />}</Card>
    </Container>
  )
})
