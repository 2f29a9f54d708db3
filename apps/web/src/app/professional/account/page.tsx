import { pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { getAccount } from '@oficio/domain/professionals/profile/get-account'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { AccountFacts } from '@/features/professionals/profile/account-facts'
import { AccountLinks } from '@/features/professionals/profile/account-links'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'
import { resolveViewedProfessional } from '../viewed-professional'
import { ViewedProfessionalNote } from '../viewed-professional-note'

export const metadata = head(pages.professionalAccount, { title: 'Mi cuenta' })

/** The page of a professional's account data. Admins may view it. */
export default page(pages.professionalAccount, async ({ ctx, actor, principal, query }) => {
  const viewed = resolveViewedProfessional(principal, (await query()).professionalId)
  const account = await orNotFound(getAccount(ctx, actor, viewed))
  return (
    <OwnPage
      title="Mi cuenta"
      description={account.companyName ?? account.fullName}
      actions={viewed.isOwn && <LogoutButton />}
      above={<ViewedProfessionalNote {...viewed} />}
      isForeign={!viewed.isOwn}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <AccountFacts account={account} supportEmail={ctx.site.supportEmail} isOwn={viewed.isOwn} />
        {viewed.isOwn && <AccountLinks publicHref={account.isPublic ? profilePath(account) : null} />}
      </div>
    </OwnPage>
  )
})
