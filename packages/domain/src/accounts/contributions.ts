import type { Contributions } from '../kernel/ctx'
import { accountClosing } from './closing/account-closing'
import { eraseAccountHandler } from './closing/erase-account'
import {
  accessChangedBuilder,
  accountClosedBuilder,
  emailChangedBuilder,
  emailConfirmationBuilder,
  mailRefusedEvent,
  passwordResetBuilder,
  welcomeBuilder,
} from './events'
import { forgetAccountLinksClock } from './forget-links'
import { forgetArrivalsClock } from './identities/forget-arrivals'
import { notifyOwnerOfMark } from './mailbox/notify-owner-of-mark'
import { accountTables } from './personal-tables'
import { answerPasswordResetHandler } from './recovery/answer-password-reset'
import { forgetPasskeyChallengesClock } from './second-factor/passkey-challenges'
import {
  factorGuessedBuilder,
  googleLinkedBuilder,
  googleUnlinkedBuilder,
  passwordChangedBuilder,
  recoveryCodeUsedBuilder,
  secondFactorChangedBuilder,
  sessionReuseBuilder,
  unknownDeviceBuilder,
} from './security-events'
import { forgetSessionsClock } from './sessions/forget-sessions'

/** What the accounts code contributes to the registry (../registry.ts). */
export const accounts = {
  jobs: [answerPasswordResetHandler, eraseAccountHandler],
  clock: [forgetSessionsClock, forgetPasskeyChallengesClock, forgetAccountLinksClock, forgetArrivalsClock],
  events: [
    welcomeBuilder,
    sessionReuseBuilder,
    unknownDeviceBuilder,
    secondFactorChangedBuilder,
    factorGuessedBuilder,
    recoveryCodeUsedBuilder,
    googleLinkedBuilder,
    googleUnlinkedBuilder,
    passwordResetBuilder,
    passwordChangedBuilder,
    emailConfirmationBuilder,
    emailChangedBuilder,
    accountClosedBuilder,
    accessChangedBuilder,
    mailRefusedEvent,
  ],
  onMarkedAddress: [notifyOwnerOfMark],
  closing: [accountClosing],
  personalTables: accountTables,
} satisfies Contributions
