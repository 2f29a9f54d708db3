import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getOwnProfile } from '@oficio/domain/accounts/profile/get-own-profile'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { EmailForm } from '@/features/accounts/profile/email-form'
import { PasswordNeeded } from '@/features/accounts/profile/password-needed'
import { head, page } from '@/server/page'

const title = 'Cambiar el email'

export const metadata = head(pages.profileEmail, { title })

export default page(pages.profileEmail, async ({ ctx, actor }) => {
  const { hasPassword } = await getOwnProfile(ctx, actor)
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]} />}
      />
      <Card>{hasPassword ? <EmailForm /> : <PasswordNeeded />}</Card>
    </Container>
  )
})
