import { DeployError } from '../DeployError.ts'

const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket. Create it first; docs/deploying.md says how.',
  AccessDenied: 'The credentials do not permit this. They need to list, read, write and delete in the bucket.',
  InvalidAccessKeyId: 'The service does not know the access key. Look at AWS_ACCESS_KEY_ID, or at the profile.',
  SignatureDoesNotMatch: 'The secret key does not belong to the access key. Look at AWS_SECRET_ACCESS_KEY, or at the profile.',
  ExpiredToken: 'The credentials have expired. Sign in again.',
  CredentialsProviderError:
    'There are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name a profile with --profile NAME.',
  PermanentRedirect: 'The bucket is in another region. Name it in `buckets.region` of site.config.ts.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Name it in `buckets.region` of site.config.ts.',
  ECONNREFUSED: 'Nothing answers at the address of the service. Look at --endpoint.',
  ENOTFOUND: 'The address of the service is not known. Look at --endpoint and at the network.',
  TimeoutError: 'The service does not answer. Try again later: the same command finishes the job.',
}

/** What a storage service's failure means, in plain sentences; an error of another kind stays as it is. */
export function explainFailure(error: unknown, bucket: string): unknown {
  if (!(error instanceof Error) || error instanceof DeployError) return error
  const code = 'code' in error ? String(error.code) : ''
  const known = advice[error.name] ?? advice[code]
  if (known) return new DeployError(`${bucket}: ${known}`, { cause: error })
  if (!('$metadata' in error)) return error
  return new DeployError(
    `${bucket}: the service failed (${error.name}: ${error.message}). Run the same command again: it finishes the job.`,
    { cause: error },
  )
}
