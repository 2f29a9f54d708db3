import { getContext } from '@oficio/context/context'
import { getAccount } from '@oficio/domain/professionals/profile/get-account'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { AccountFacts } from '@/features/professionals/profile/account-facts'
import { AccountLinks } from '@/features/professionals/profile/account-links'
import { getActor, requirePage } from '@/server/session'
import { SuspensionNotice } from '../suspension-notice'
import page from './access'

export const metadata: Metadata = { title: 'Mi cuenta' }

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const account = await getAccount(ctx, await getActor())
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
}
