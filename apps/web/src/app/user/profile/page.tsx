import { pages } from '@oficio/contracts/pages'
import { formatDate } from '@oficio/contracts/text/format-date'
import { getOwnProfile } from '@oficio/domain/accounts/profile/get-own-profile'
import { listSessions } from '@oficio/domain/accounts/sessions/list-sessions'
import { areInvoicesIssued } from '@oficio/domain/payments/invoicing/are-invoices-issued'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { ClosingCard } from '@/features/accounts/closing/closing-card'
import { AccessCard } from '@/features/accounts/profile/access-card'
import { NoticesCard } from '@/features/accounts/profile/notices-card'
import { OwnDataCard } from '@/features/accounts/profile/own-data-card'
import { ProfileForm } from '@/features/accounts/profile/profile-form'
import { SessionList } from '@/features/accounts/profile/session-list'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { InvoiceCard } from '@/features/payments/invoicing/invoice-link'
import { head, page } from '@/server/page'
import { nameSession } from '@/server/sessions/name-session'

export const metadata = head(pages.profile, { title: 'Mi perfil' })

/** The profile of the signed-in user: personal data, access, sessions, notices, and links to further settings. */
export default page(pages.profile, async ({ ctx, actor }) => {
  const [profile, { sessions }] = await Promise.all([getOwnProfile(ctx, actor), listSessions(ctx, actor)])
  return (
    <PageFrame
      width="form"
      title="Mi perfil"
      description={`Tu cuenta está acá desde el ${formatDate(profile.memberSince)}.`}
      actions={<LogoutButton />}
    >
      <div className="space-y-6">
        <Card asChild className="needs-script">
          <section aria-labelledby="tus-datos">
            <h2 id="tus-datos" className="mb-5 text-xl">
              Tus datos
            </h2>
            <ProfileForm profile={profile} />
          </section>
        </Card>
        <AccessCard profile={profile} />
        <Card asChild>
          <section aria-labelledby="sesiones">
            <h2 id="sesiones" className="mb-5 text-xl">
              Dónde está abierta tu cuenta
            </h2>
            <SessionList sessions={sessions.map(nameSession)} />
          </section>
        </Card>
        <NoticesCard />
        {(await areInvoicesIssued(ctx)) && <InvoiceCard />}
        <OwnDataCard />
        <ClosingCard />
      </div>
    </PageFrame>
  )
})
