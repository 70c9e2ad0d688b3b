export * from './centre';
export * from './missions';
export * from './points';
export * from './rebates';
export * from './vip';
