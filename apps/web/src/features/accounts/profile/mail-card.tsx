import type { ProfileView } from '@oficio/contracts/accounts/profile'
import { mailGroupNames, mailGroups } from '@oficio/contracts/kernel/mail-groups'
import { Card } from '@/components/ui/card'
import { MailSwitches } from './mail-switches'

/** Which mails somebody wants. */
export function MailCard({ profile: { role, mutedMails, isEmailConfirmed } }: { profile: ProfileView }) {
  const isFor = (roles: readonly string[]) => roles.includes(role)
  const groups = mailGroupNames
    .filter((name) => isFor(mailGroups[name].roles))
    .map((name) => ({ name, label: mailGroups[name].label, hint: mailGroups[name].hint }))
  return (
    <Card asChild>
      <section aria-labelledby="que-emails" className="space-y-4">
        <h2 id="que-emails" className="text-xl">
          Qué emails te mandamos
        </h2>
        <MailSwitches groups={groups} muted={mutedMails} />
        <p className="text-sm text-muted-foreground">
          Los de pagos, los que piden tu respuesta y los de seguridad de tu cuenta te llegan siempre.
          {!isEmailConfirmed && ' Lo que elijas vale desde que confirmes tu email.'}
        </p>
      </section>
    </Card>
  )
}
