import type { Contributions } from '../kernel/ctx'
import { accountClosing } from './closing/account-closing'
import { eraseAccountHandler } from './closing/erase-account'
import { forgetAccountLinksClock } from './forget-links'
import { forgetArrivalsClock } from './identities/forget-arrivals'
import { tellOfMark } from './mailbox/tell-of-mark'
import {
  accessChangedBuilder,
  accountClosedBuilder,
  emailChangedBuilder,
  emailConfirmationBuilder,
  googleLinkedBuilder,
  googleUnlinkedBuilder,
  passwordChangedBuilder,
  passwordResetBuilder,
  sessionReuseBuilder,
  welcomeBuilder,
} from './mails'
import { accountTables } from './personal-tables'
import { answerPasswordResetHandler } from './recovery/answer-password-reset'
import { forgetPasskeyChallengesClock } from './second-factor/passkey-challenges'
import {
  factorGuessedBuilder,
  recoveryCodeUsedBuilder,
  secondFactorChangedBuilder,
  unknownDeviceBuilder,
} from './security-mails'
import { forgetSessionsClock } from './sessions/forget-sessions'

export const accounts = {
  jobs: [answerPasswordResetHandler, eraseAccountHandler],
  clock: [forgetSessionsClock, forgetPasskeyChallengesClock, forgetAccountLinksClock, forgetArrivalsClock],
  mails: [
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
  ],
  onMarkedAddress: [tellOfMark],
  closing: [accountClosing],
  personalTables: accountTables,
} satisfies Contributions
