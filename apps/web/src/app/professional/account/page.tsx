import { pages } from '@oficio/contracts/pages'
import { getAccount } from '@oficio/domain/professionals/profile/get-account'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { AccountFacts } from '@/features/professionals/profile/account-facts'
import { AccountLinks } from '@/features/professionals/profile/account-links'
import { head, page } from '@/server/page'
import { SuspensionNotice } from '../suspension-notice'

export const metadata = head(pages.professionalAccount, { title: 'Mi cuenta' })

export default page(pages.professionalAccount, async ({ ctx, actor }) => {
  const account = await getAccount(ctx, actor)
  return (
    <Container className="pb-16">
      <PageHeader
        title="Mi cuenta"
        description={account.companyName ?? account.fullName}
        actions={<LogoutButton />}
      />
      <SuspensionNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <AccountFacts account={account} supportEmail={ctx.site.supportEmail} />
        <AccountLinks />
      </div>
    </Container>
  )
})
