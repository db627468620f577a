/**
 * A certificate that nobody but itself vouches for, for cot.arba.gov.ar and this machine, good until 2126; its key guards nothing.
 */
export const CERTIFICADO_PROPIO = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3fpzFL9BHM9jtMJ1
ildfxgvNYOW93spLHMruvM5TdeChRANCAAR3Gr0cVDy9r+9VRwxHBXyqlp2/Uvfw
Uwh5KR8fpb4hL0ok9FrTlJFSJgSDC/ulrhmq1BdBbWYEdvPGnkCbiRSL
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBqDCCAU2gAwIBAgIUODRnRb8xHMFXmiLyxsQGtUghyjIwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPY290LmFyYmEuZ292LmFyMCAXDTI2MTEyMjA1MjM0NVoYDzIx
MjYxMDI5MDUyMzQ1WjAaMRgwFgYDVQQDDA9jb3QuYXJiYS5nb3YuYXIwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAR3Gr0cVDy9r+9VRwxHBXyqlp2/UvfwUwh5KR8f
pb4hL0ok9FrTlJFSJgSDC/ulrhmq1BdBbWYEdvPGnkCbiRSLo28wbTAdBgNVHQ4E
FgQUzB30yYD6gquiedjZCeqkIcxtAAcwHwYDVR0jBBgwFoAUzB30yYD6gquiedjZ
CeqkIcxtAAcwDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2Nh
bGhvc3QwCgYIKoZIzj0EAwIDSQAwRgIhAOuae5DYaY5qZBeCT2Ij574T7vSHTGAU
UaQaakpILw6YAiEAngkydwMtmTgpQicatlPTOjNN+WIWbp0QlS9epP/HgQw=
-----END CERTIFICATE-----`,
};
