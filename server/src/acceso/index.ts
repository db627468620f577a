export { changeUser, renewTotp, type UserChanges } from './changeUser.ts';
export { hashPassword } from './passwords.ts';
export { accesoRoutes } from './routes.ts';
export {
  type Actor,
  CONSOLE,
  type CreatedUser,
  changePassword,
  createUser,
  listUsers,
  type NewUser,
  setUserActive,
  type UserRow,
} from './users.ts';
