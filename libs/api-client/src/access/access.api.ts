export * from './codes';
export * from './password';
export * from './registration';
export * from './session';
