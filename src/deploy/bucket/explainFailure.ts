import { errorCode } from '../../platform/errorCode.ts'
import { DeployError } from '../DeployError.ts'
import { mayPass } from './createRetries.ts'

const accessDenied = 'The credentials do not permit this. They must allow listing, reading, writing and deleting in the bucket.'

/** Everything that can name the address of the service. */
const places = '--endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3'

const inAnotherRegion = 'The bucket is in another region. Name it in `buckets.region` of site.config.ts.'
const noAnswer = 'The service does not answer. Try again later; the same command finishes the job.'
const closesConnection = `The service closes the connection without an answer. Check ${places}, or try again later; the same command finishes the job.`
const unreachable = `The service cannot be reached over the network. Check ${places}, and the network.`
const notHttps = `The service does not speak https at this address. Check ${places}: perhaps the address should begin with http://.`
const notPermitted = `This machine does not permit the connection. Check its firewall, and ${places}.`

const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket. Create it first; docs/deploying.md of roomwright says how ("Making the buckets").',
  AccessDenied: accessDenied,
  InvalidAccessKeyId: 'The service does not know the access key. Check AWS_ACCESS_KEY_ID, or the profile.',
  SignatureDoesNotMatch: 'The secret key does not belong to the access key. Check AWS_SECRET_ACCESS_KEY, or the profile.',
  ExpiredToken: 'The credentials have expired. Sign in again.',
  InvalidToken: 'The service does not accept the session token. Sign in again, or check AWS_SESSION_TOKEN.',
  CredentialsProviderError:
    'There are no credentials, or their file cannot be read. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name a profile with --profile NAME.',
  TemporaryRedirect: inAnotherRegion,
  PermanentRedirect: inAnotherRegion,
  IllegalLocationConstraintException: inAnotherRegion,
  AuthorizationHeaderMalformed: inAnotherRegion,
  TimeoutError: noAnswer,
  ETIMEDOUT: noAnswer,
  ECONNREFUSED: `Nothing answers at the address of the service. Check ${places}.`,
  ECONNRESET: closesConnection,
  EPIPE: closesConnection,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: `The address of the service cannot be found. Check ${places}, and the network.`,
  EAI_AGAIN: 'The address of the service cannot be looked up at the moment. Check the network, and try again.',
  EPROTO: notHttps,
  CERT_HAS_EXPIRED: "The service's certificate has expired. Whoever runs the service has to renew it.",
  ERR_TLS_CERT_ALTNAME_INVALID: `The service's certificate is for another host. Check ${places}.`,
}

/** Advice for failures of this machine to open a connection; for files, the same codes mean something else. */
const ofConnecting: Readonly<Record<string, string>> = {
  EMFILE: 'No connection can be opened, because this process has too many files open. Try again with a smaller --parallel.',
  ENFILE: 'No connection can be opened, because too many files are open on this machine. Try again later.',
  ENOBUFS: 'No connection can be opened, because this machine is out of memory. Try again later.',
  EADDRNOTAVAIL: 'No connection can be opened, because this machine has no free port. Try again with a smaller --parallel.',
  EACCES: notPermitted,
  EPERM: notPermitted,
}

/** Patterns for error names and codes that come in many variants. */
const families: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^ERR_SSL/, notHttps],
  [/^HPE_/, `What answers at this address does not speak http. Check ${places}.`],
  [
    /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|^CERT_/,
    "This machine does not trust the service's certificate. Name the certificate file of its authority in NODE_EXTRA_CA_CERTS.",
  ],
]

/** Explains a storage service's failure in plain sentences; returns any other error unchanged. */
export function explainFailure(error: unknown, bucket: string): unknown {
  if (!(error instanceof Error) || error instanceof DeployError) return error
  const code = errorCode(error)
  const isOfConnecting = 'syscall' in error && error.syscall === 'connect'
  const known =
    (isOfConnecting ? ofConnecting[code] : undefined) ??
    advice[error.name] ??
    advice[code] ??
    families.find(([pattern]) => pattern.test(code))?.[1]
  if (known) return new DeployError(`${bucket}: ${known}`, { cause: error })
  if (!isOfRequest(error)) return error
  return new DeployError(`${bucket}: ${describe(error)}`, { cause: error })
}

type FailedRequest = Error & { readonly $metadata: { readonly httpStatusCode?: number } }

/** Reports whether a request failed: the SDK attaches `$metadata` to each such error. */
function isOfRequest(error: Error): error is FailedRequest {
  return '$metadata' in error
}

function describe(error: FailedRequest): string {
  const { name, message } = error
  const { httpStatusCode: status } = error.$metadata
  // The SDK's message for an answer that has nothing but a status.
  const isSilent = message === 'UnknownError' || message === ''
  if (status === 401 || (status === 403 && isSilent)) return accessDenied
  if (isSilent && status !== undefined && status < 500) {
    return `The service refuses this (${status}) and does not say why. Check ${places}, and the name of the bucket.`
  }
  const what = isSilent ? String(status) : `${name}: ${message.split('\n', 1)[0]}`
  if (status !== undefined && status < 300) {
    return `The service gave an answer that cannot be read (${what}). Run the same command again to finish the job.`
  }
  // Failures that may pass were retried already; the others need a change.
  if (status !== undefined && status < 500 && !mayPass(error)) {
    return `The service refuses this (${what}). Once that is put right, the same command finishes the job.`
  }
  return `The service failed (${what}). Run the same command again to finish the job.`
}
