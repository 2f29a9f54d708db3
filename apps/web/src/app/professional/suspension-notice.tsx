import { getContext } from '@oficio/context/context'
import { getStandstill } from '@oficio/domain/professionals/approval/get-standstill'
import { AccountBanner } from '@/features/professionals/approval/account-banner'
import { getActor } from '@/server/sessions/session'

/**
 * On each of the professional's own pages while the account is suspended: names and numbers are missing there, and this
 * is why. It is part of the pages and not of their layout, which is not asked again on the way from one to the next.
 */
export async function SuspensionNotice() {
  const ctx = getContext()
  const account = await getStandstill(ctx, await getActor())
  if (account.standstill !== 'suspended') return null
  return (
    <div className="mb-6">
      <AccountBanner
        account={account}
        supportEmail={ctx.site.supportEmail}
        verificationFeeArs={await ctx.settings.get('verificationFeeArs')}
      />
    </div>
  )
}
