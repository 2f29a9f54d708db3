import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { getAccount } from '@oficio/domain/professionals/profile/get-account'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { AccountFacts } from '@/features/professionals/profile/account-facts'
import { AccountLinks } from '@/features/professionals/profile/account-links'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'

export const metadata = head(pages.professionalAccount, { title: 'Mi cuenta' })

export default page(pages.professionalAccount, async ({ ctx, actor }) => {
  const account = await getAccount(ctx, actor)
  return (
    <OwnPage
      title="Mi cuenta"
      description={account.companyName ?? account.fullName}
      actions={<LogoutButton />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <AccountFacts account={account} supportEmail={ctx.site.supportEmail} />
        <AccountLinks publicHref={account.isPublic ? profilePath(account) : null} />
      </div>
    </OwnPage>
  )
})
